import { errorGlyph, Icon } from '@solelune/ui/icon';

/** Why something was refused, told at once. */
export const Refusal = ({ children }: { children: string | null }) => (
  <div role="alert">
    {children && (
      <p className="book-refusal">
        <Icon of={errorGlyph} size={20} />
        <span>{children}</span>
      </p>
    )}
  </div>
);
