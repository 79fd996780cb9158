import { BookHeadband } from '@solelune/book/web/headband';
import { DesignPage } from '@solelune/ui/design-page';

/** The design system, and below it what a feature has ready for pages that do not show it yet. */
export default function Components() {
  return (
    <>
      <DesignPage />
      <BookHeadband />
    </>
  );
}
