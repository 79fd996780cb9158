type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is stored now, but for the fields that were changed here since they were shown. */
export const keepTyped = <Form extends Values>(shown: Form, typed: Form, stored: Form): Form =>
  Object.fromEntries(
    Object.keys(stored).map((name) => [name, isSame(typed[name], shown[name]) ? stored[name] : typed[name]]),
  ) as Form;
