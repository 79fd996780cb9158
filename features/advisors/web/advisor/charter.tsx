import { StarrySky } from '@solelune/ui/starry';
import { VowPicture } from './vow-picture.tsx';
import './charter.css';

const VOWS = [
  [
    'first',
    'La minute offerte',
    'La première minute ne coûte rien : le temps de dire votre question et d’entendre si elle trouve quelqu’un.',
  ],
  [
    'cap',
    'Le plafond',
    'Vous le choisissez avant. À son terme tout s’arrête seul ; ajouter du temps est toujours votre geste.',
  ],
  [
    'receipt',
    'Le reçu',
    'Seconde par seconde, il se recompte. Une coupure, un silence du réseau ne sont jamais facturés.',
  ],
  [
    'back',
    'Le retour',
    'Un rendez-vous annulé revient aussitôt en Soleils. Manqué par nous, vous choisissez Soleils ou carte.',
  ],
] as const;

/** What everybody here has signed, and what the house answers for. */
export function Charter({ name }: { name: string }) {
  return (
    <section id="garanties" className="advisor-charter on-night">
      <StarrySky stars={60} seed={5} />
      <div className="page">
        <h2>Vos garanties</h2>
        <ul>
          {VOWS.map(([picture, title, words]) => (
            <li key={title}>
              <VowPicture of={picture} />
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p>
          {name} a signé la charte de Solelune : ni promesse d’issue, ni conseil médical, juridique ou financier, ni ce
          que pense une personne absente, ni appel à rappeler. Vous devez avoir dix-huit ans. Aucun appel n’est
          enregistré. La consultation est vendue par Solelune, qui en répond.
        </p>
        <p>
          Si la détresse est là : 3114 (suicide, jour et nuit), 3919 (violences faites aux femmes), 119 (enfance en
          danger), 15 ou 112 (urgence).
        </p>
      </div>
    </section>
  );
}
