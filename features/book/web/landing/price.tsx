import { formatEuros } from '@solelune/money';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { arrowBackGlyph, clockGlyph, downloadGlyph, eyeGlyph, Icon } from '@solelune/ui/icon';
import { PRICE_CENTS } from '../../engine/sale.ts';
import { addresses } from '../addresses.ts';

const PROMISES = [
  { glyph: downloadGlyph, words: 'Le PDF à garder, à lire ou à imprimer en A5' },
  { glyph: arrowBackGlyph, words: 'Remboursé en un clic tant qu’il n’est pas fabriqué' },
  { glyph: clockGlyph, words: 'Refait sans frais pendant un an si l’heure de naissance se précise' },
  { glyph: eyeGlyph, words: 'Trois vraies pages de votre livre avant de payer' },
] as const;

export const Price = () => (
  <div className="book-price on-night">
    <p className="book-price__sum">
      {formatEuros(PRICE_CENTS, 'short')} <small>TVA comprise</small>
    </p>
    <ul>
      {PROMISES.map(({ glyph, words }) => (
        <li key={words}>
          <Icon of={glyph} size={20} />
          {words}
        </li>
      ))}
    </ul>
    <Link to={urlOf(addresses.order, {})} className={buttonClass({ tone: 'gold', wide: true })}>
      Commander
    </Link>
  </div>
);

export const QUESTIONS = [
  {
    title: 'Est-ce que cela prédit l’avenir ?',
    open: true,
    content:
      'Non. Le livre dit quand une configuration du ciel touche votre carte, ce que la tradition en dit, et comment s’en servir. Les dates sont de l’astronomie, les lectures sont de la tradition : les deux ne sont jamais mélangées.',
  },
  {
    title: 'Je ne connais pas l’heure de naissance',
    content:
      'Cochez la case. L’ascendant et les maisons disparaissent, d’autres chapitres prennent leur place. Toujours 186 pages, et le livre dit en page 4 ce qu’il a laissé de côté.',
  },
  {
    title: 'Puis-je l’offrir ?',
    content:
      'Oui, le jour de votre choix, avec un mot imprimé en page de garde. La date et le lieu de naissance suffisent ; la personne pourra préciser l’heure, et le livre sera refait. Dès qu’elle le range dans son compte, il n’appartient qu’à elle.',
  },
  {
    title: 'Puis-je changer d’avis ?',
    content:
      'Jusqu’à la première page, un clic rend tout. Ensuite le livre est fait pour une seule personne : au moment de payer, vous demandez sa fabrication immédiate et renoncez au délai de quatorze jours. Si nous n’arrivons pas à le fabriquer, tout vous est rendu sans rien faire.',
  },
  {
    title: 'Que devient la date de naissance ?',
    content:
      'Elle sert à fabriquer ce livre, se range chiffrée avec votre commande, et s’efface avec votre compte. Elle n’est donnée à personne.',
  },
] as const;
