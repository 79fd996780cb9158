import { Eyebrow } from '../eyebrow/index.ts';
import { Icon, planetGlyphs, zodiacGlyphs } from '../icon/index.ts';
import { Prose } from '../prose/index.ts';
import { ShareButton } from '../share-button/index.ts';
import { Stepper } from '../stepper/index.ts';
import { Table } from '../table/index.ts';
import { Columns, Specimen } from './specimen.tsx';

const POSITIONS = [
  { planet: 'sun', name: 'Soleil', sign: 'gemini', signName: 'Gémeaux', degrees: '26°31′', house: 'IX' },
  { planet: 'moon', name: 'Lune', sign: 'leo', signName: 'Lion', degrees: '2°46′', house: 'X' },
  { planet: 'venus', name: 'Vénus', sign: 'gemini', signName: 'Gémeaux', degrees: '19°26′', house: 'VIII' },
  { planet: 'mars', name: 'Mars', sign: 'pisces', signName: 'Poissons', degrees: '16°05′', house: 'V' },
] as const;

export function ReadingSection() {
  return (
    <>
      <Specimen name="Titres">
        <Eyebrow>Ce soir, 20 h 12, ciel de Paris</Eyebrow>
        <p className="design__display">Le ciel de cet instant</p>
        <p className="figure design__hour">11h11, 22h22 et 05h50</p>
      </Specimen>
      <Columns count={2}>
        <Specimen name="Prose">
          <Prose opening>
            <p>
              Le Soleil en Gémeaux parle avant de peser. Vous apprenez en interrogeant, et la réponse vous intéresse
              moins que la question suivante ; c’est une façon d’avancer, pas une légèreté.
            </p>
            <h3>Ce que la Lune y ajoute</h3>
            <p>
              En Lion, elle demande un public, fût-il d’une seule personne. <strong>Dites ce qui vous touche</strong> :
              on vous a souvent cru au-dessus de cela. <a href="#lire">Lire la suite du portrait</a>.
            </p>
            <blockquote>Le ciel incline, il n’oblige pas.</blockquote>
            <ul>
              <li>Notez une idée par jour, sans la finir.</li>
              <li>Rendez une visite plutôt qu’un message.</li>
            </ul>
          </Prose>
        </Specimen>
        <Specimen name="Tableau">
          <Table caption="Positions à la naissance">
            <thead>
              <tr>
                <th scope="col">Astre</th>
                <th scope="col">Signe</th>
                <th scope="col" data-align="end">
                  Degré
                </th>
                <th scope="col" data-align="end">
                  Maison
                </th>
              </tr>
            </thead>
            <tbody>
              {POSITIONS.map((row) => (
                <tr key={row.planet}>
                  <th scope="row">
                    <Icon of={planetGlyphs[row.planet]} size={20} />
                    {row.name}
                  </th>
                  <td>
                    <Icon of={zodiacGlyphs[row.sign]} size={18} />
                    {row.signName}
                  </td>
                  <td data-align="end">{row.degrees}</td>
                  <td data-align="end">{row.house}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <div className="design__row">
            <ShareButton title="La boîte à outils" />
            <ShareButton title="La boîte à outils" tone="quiet" label="Partager ce thème" />
          </div>
        </Specimen>
      </Columns>
      <Specimen name="Étapes">
        <Stepper
          label="Du nom au nombre"
          steps={['Écrire le nom', 'Compter les lettres', 'Réduire', 'Lire']}
          current={2}
        />
      </Specimen>
    </>
  );
}
