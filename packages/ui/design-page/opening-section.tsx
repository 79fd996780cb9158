import { useState } from 'react';
import { Accordion } from '../accordion/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Dialog } from '../dialog/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { SummaryBar } from '../summary-bar/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Columns, Specimen } from './specimen.tsx';

export function OpeningSection() {
  const [login, setLogin] = useState(false);
  const [removal, setRemoval] = useState(false);
  return (
    <>
      <Columns>
        <Specimen name="Fenêtres">
          <div className="design__row">
            <Button onClick={() => setLogin(true)}>Se connecter</Button>
            <Button tone="danger" onClick={() => setRemoval(true)}>
              Supprimer
            </Button>
          </div>
          <Dialog
            open={login}
            onOpenChange={setLogin}
            title="Bon retour"
            description="Vos tirages et vos thèmes vous attendent."
            keepOnOutsidePress
          >
            <div className="design__stack">
              <TextInput label="Adresse e-mail" type="email" autoComplete="email" />
              <PasswordInput label="Mot de passe" />
              <Button wide>Se connecter</Button>
            </div>
          </Dialog>
          <Dialog
            open={removal}
            onOpenChange={setRemoval}
            title="Supprimer ce tirage ?"
            description="Il quittera vos activités. Les cartes, elles, restent en ligne."
            actions={
              <>
                <Button tone="quiet" onClick={() => setRemoval(false)}>
                  Le garder
                </Button>
                <Button tone="danger" onClick={() => setRemoval(false)}>
                  Supprimer
                </Button>
              </>
            }
          />
        </Specimen>
        <Specimen name="Onglets">
          <Tabs
            label="Portrait du signe"
            tabs={[
              { value: 'portrait', label: 'Portrait', content: <p>La curiosité d’abord, la conclusion plus tard.</p> },
              { value: 'love', label: 'Amour', content: <p>Une conversation qui ne s’arrête pas au seuil.</p> },
              { value: 'work', label: 'Travail', content: <p>Deux projets à la fois, dont un pour le plaisir.</p> },
            ]}
          />
        </Specimen>
        <Specimen name="Replis">
          <Accordion
            exclusive
            items={[
              {
                title: 'Sans heure de naissance ?',
                content: <p>Nous disons ce que le ciel de ce jour-là permet, et ce qui reste incertain.</p>,
                open: true,
              },
              {
                title: 'D’où viennent les positions ?',
                content: <p>D’un calcul fait chez nous, vérifié contre des éphémérides publiées.</p>,
              },
            ]}
          />
          <details>
            <SummaryBar>Dans cette page</SummaryBar>
            <p>Portrait, amour, travail.</p>
          </details>
        </Specimen>
      </Columns>
      <Specimen name="Cartes">
        <Columns>
          <Card>
            <h4>Une carte</h4>
            <p>Elle porte une idée et un lien.</p>
          </Card>
          <Card as="a" href="#ouvrir" tone="tint" data-universe="angels">
            <h4>Une carte qui mène ailleurs</h4>
            <p>Elle se soulève sous le pointeur.</p>
          </Card>
          <Card tone="night">
            <h4>Une carte de nuit</h4>
            <p>
              La même de jour comme de nuit, avec <a href="#ouvrir">son lien doré</a>.
            </p>
          </Card>
        </Columns>
      </Specimen>
    </>
  );
}
