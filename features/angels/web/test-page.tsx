import type { PageProps } from '@solelune/screen';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { test } from '../contract.ts';
import { addresses } from './addresses.ts';
import { FeelingFan } from './drawings/feeling-fan.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { SearchForm } from './test/search-form.tsx';
import './test-page.css';

export default function TestPage({ data }: PageProps<typeof test>) {
  return (
    <ToolPage
      tool="test"
      introduction={data.introduction}
      form={
        <div className="angels-test-start">
          <Link className={buttonClass({ size: 'l' })} to={addresses.testSelect.path}>
            Commencer le test
          </Link>
          <small>Trois minutes, une carte à la fois. Rien n’est enregistré.</small>
        </div>
      }
      art={<FeelingFan />}
    >
      <section className="angels-words page">
        <div>
          <h2>{data.role.title}</h2>
          <div dangerouslySetInnerHTML={{ __html: data.role.html }} />
        </div>
        <div>
          <h2>Vous savez déjà ce que vous cherchez</h2>
          <SearchForm />
          <ul aria-label="Tous les ressentis">
            {data.feelings.map(({ slug, label, angels }) => (
              <li key={slug}>
                <Link to={urlOf(addresses.testSearch, { feelings: slug })} rel="nofollow">
                  {label}
                  <small>{angels}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </ToolPage>
  );
}
