import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { PageTitle } from '@solelune/ui/page-title';
import { addresses } from '../addresses.ts';
import { OrderForm } from './order-form.tsx';
import '../cover/beside.css';
import './order-page.css';

/** A book is composed: the cover is drawn while one writes, three pages can be read before paying. */
export default function OrderPage() {
  return (
    <div className="book-order book-beside page" data-universe="astrology">
      <Crumbs
        way={[{ name: 'Promesse Céleste', path: urlOf(addresses.landing, {}) }, { name: 'Commander' }]}
        link={Link}
      />
      <PageTitle eyebrow="Promesse Céleste" lead="La couverture se dessine pendant que vous écrivez.">
        Composer un livre
      </PageTitle>
      <OrderForm />
    </div>
  );
}
