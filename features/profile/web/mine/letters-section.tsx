import { Card } from '@solelune/ui/card';
import { Switch } from '@solelune/ui/switch';
import { useState } from 'react';
import { emailTopicsSave } from '../../contract.ts';
import { EMAIL_TOPICS, type EmailTopic, TOPIC_WORDS } from '../../member-choices.ts';
import { SaveLine } from '../save-line.tsx';
import { useSave } from '../use-save.ts';
import './choices.css';

/** The letters one asks for; the messages of the account (password, appointments, receipts) leave whatever is chosen here. */
export function LettersSection({ topics: given }: { topics: readonly EmailTopic[] }) {
  const { save, problem } = useSave(emailTopicsSave);
  const [topics, setTopics] = useState(given);
  const change = async (topic: EmailTopic, wanted: boolean) => {
    const before = topics;
    const next = EMAIL_TOPICS.filter((item) => (item === topic ? wanted : topics.includes(item)));
    setTopics(next);
    if (!(await save({ topics: next }))) setTopics(before);
  };
  return (
    <Card className="choices" flush>
      <ul>
        {EMAIL_TOPICS.map((topic) => (
          <li key={topic}>
            <div>
              <h3>{TOPIC_WORDS[topic].title}</h3>
              <p>{TOPIC_WORDS[topic].detail}</p>
            </div>
            <Switch
              label={topics.includes(topic) ? 'Reçue' : 'Non reçue'}
              aria-label={TOPIC_WORDS[topic].title}
              checked={topics.includes(topic)}
              onChange={(event) => void change(topic, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="choices__end">
        <SaveLine problem={problem} done={null} />
      </div>
    </Card>
  );
}
