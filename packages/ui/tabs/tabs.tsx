import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** Controlled, with `onValueChange`; else the first tab opens. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Panels one at a time. All are in the markup, so that a reader without JavaScript and a search engine find them. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root className="tabs" value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <Primitive.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} className="tabs__tab" value={tab.value}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} className="tabs__panel" value={tab.value} forceMount>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
