import { errorGlyph, Icon } from '@solelune/ui/icon';
import './payments.css';

/** What could not be done, and why. The place is always there: screen readers only hear what changes in it. */
export function Refusal({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children && (
        <p className="payments-refusal">
          <Icon of={errorGlyph} size={20} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
