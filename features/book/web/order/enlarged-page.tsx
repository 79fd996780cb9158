import { Dialog } from '@solelune/ui/dialog';
import type { Extract } from '../../contract.ts';

interface EnlargedPageProps {
  page: Extract['pages'][number];
  onClose: () => void;
}

/** One of the free pages, as large as the screen: its code comes with the first one that is opened. */
export default function EnlargedPage({ page, onClose }: EnlargedPageProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`Page ${page.page}`} size="l">
      <img className="book-leaf" src={page.picture} alt={page.title} width="620" height="880" />
    </Dialog>
  );
}
