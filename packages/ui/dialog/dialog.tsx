import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { closeGlyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { StarrySky } from '../starry/starry-sky.tsx';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  size?: 'm' | 'l';
  /** Kept open by a press outside: for a form one would not lose. Escape and the cross still close it. */
  keepOnOutsidePress?: boolean;
}

/** A modal: focus is held inside and goes back where it came from; Escape, the cross and the backdrop close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'm',
  keepOnOutsidePress,
}: DialogProps) {
  // The dialog is opened by its owner, not by a trigger of its own: it notes itself where focus has to return.
  const opener = useRef<Element | null>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog__backdrop">
          <div className="dialog__sky">
            <StarrySky />
          </div>
          <Primitive.Content
            className={classNames('dialog', size === 'l' && 'dialog--large')}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={(event) => listIsOpen() && event.preventDefault()}
            onInteractOutside={(event) => keepOnOutsidePress && event.preventDefault()}
          >
            <Primitive.Title className="dialog__title">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="dialog__description">{description}</Primitive.Description>
            )}
            {children}
            {actions && <div className="dialog__actions">{actions}</div>}
            <Primitive.Close asChild>
              <IconButton className="dialog__close" of={closeGlyph} label="Fermer" />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The Escape that closes the list of a combobox must not close the dialog around it too. */
function listIsOpen(): boolean {
  return document.activeElement?.matches('[role="combobox"][aria-expanded="true"]') ?? false;
}
