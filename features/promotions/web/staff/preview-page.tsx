import type { PageProps } from '@solelune/screen';
import { PageTitle } from '@solelune/ui/page-title';
import type { cardPreview } from '../../contract/desk.ts';

/** An empty page: the card stands under it, where cards stand. */
export default function PreviewPage({ data }: PageProps<typeof cardPreview>) {
  return (
    <div className="page">
      <PageTitle
        lead={data.slot === 'menu' ? 'Ouvrez le menu : elle y est la première.' : 'Elle est la première, plus bas.'}
      >
        Aperçu : {data.title}
      </PageTitle>
    </div>
  );
}
