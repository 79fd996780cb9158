import type { ComponentType, ReactNode } from 'react';

/** The router's link, given by who uses a component that leads elsewhere: the design system knows no router. */
export type SiteLink = ComponentType<{ to: string; replace?: boolean; className?: string; children: ReactNode }>;
