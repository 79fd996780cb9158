import type { ReactNode } from 'react';
import { StaffFrame } from '../administration/administration-frame.tsx';

/** The advisor's side: the same frame, their own places. */
export default function ConsoleFrame({ children }: { children: ReactNode }) {
  return (
    <StaffFrame shelf="console" name="la console">
      {children}
    </StaffFrame>
  );
}
