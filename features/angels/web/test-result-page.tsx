import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import type { testResult } from '../contract.ts';
import { angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { Facts } from './angel/facts.tsx';
import { SealList } from './angel/seal-list.tsx';
import { Message } from './birth/message.tsx';
import { GuardianReading } from './birth/role-readings.tsx';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { useResultActions } from './result/actions.tsx';
import { GreatSeal } from './seal/great-seal.tsx';
import { SealDefs } from './seal/seal.tsx';
import { toolOf } from './tools.ts';
import './test-search-page.css';

export default function TestResultPage({ data }: PageProps<typeof testResult>) {
  const { portrait, message, role, neighbours } = data;
  const angel = angelOf(data.angel.number);
  const { name, path } = toolOf('test');
  const { head, foot } = useResultActions({
    title: `${angel.name}, ange personnel`,
    text: data.angel.epithet,
    address: urlOf(addresses.testResult, { angel: angel.slug }),
    again: { path: addresses.testSelect.path, words: 'Refaire le test' },
  });
  return (
    <>
      <SealDefs angels={neighbours.map(({ number }) => angelOf(number))} />
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name, path }, { name: angel.name }]}
        eyebrow="Votre ange personnel"
        title={angel.name}
        isName
        epithet={data.angel.epithet}
        lead={portrait.lead}
        art={<GreatSeal angel={angel} />}
        artFirst
      >
        {head}
      </Hero>
      <Facts angel={angel} />
      <GuardianReading reading={{ angel: data.angel, role, portrait }} />
      <Message angel={angel} html={message} />
      <section className="angels-found page">
        <h2>Ceux qui lui ressemblent le plus</h2>
        <SealList angels={neighbours} columns={4} />
      </section>
      <OtherTools besides="test" />
      {foot}
    </>
  );
}
