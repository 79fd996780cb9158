import type { Supplement } from '../../answer-schemas.ts';

type Facts = Extract<Supplement, { kind: 'facts' }>['facts'];

/** The identity of the publisher, line by line; what the configuration does not say is said to be missing. */
export function FactsList({ facts }: { facts: Facts }) {
  return (
    <dl className="editorial-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-missing={value === null || undefined}>{value ?? 'À compléter par l’exploitant du site.'}</dd>
        </div>
      ))}
    </dl>
  );
}
