import { checkGlyph, errorGlyph, Icon } from '@solelune/ui/icon';
import './account-form.css';

/** What the server refuses, above the button. The place is always there: screen readers only hear what changes in it. */
export function FormRefusal({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children && (
        <p className="account-form__refusal">
          <Icon of={errorGlyph} size={20} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

export function FormDone({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children && (
        <p className="account-form__done">
          <Icon of={checkGlyph} size={20} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
