// How a run went, in sentences.

import { message, say } from '../../lib/words';
import type { Message } from '../../lib/words';
import type { NordguardStep, NordguardView } from '../../protocol';

export function result(view: NordguardView): Message {
  const { day, days } = view;
  switch (view.outcome?.result) {
    case 'won':
      return message('sled-ending-won', { day, days });
    case 'lost':
      return message('sled-ending-lost', { day, steps: view.steps_to_go });
    case 'blocked':
      return message('sled-ending-blocked', { day });
  }
  return message('sled-ending-stopped', { day });
}

/** What happened, counted. */
export function counted(steps: readonly NordguardStep[]): readonly Message[] {
  const events = steps.flatMap((step) => step.events);
  const count = (kind: string): number => events.filter((event) => event.kind === kind).length;
  const days = events.filter((event) => event.kind === 'days').map((event) => Number(event.facts.change));
  const paid = events
    .filter((event) => event.kind === 'paid')
    .reduce((sum, event) => sum + Number(event.facts.days), 0);
  const rolled = events.filter((event) => event.kind === 'rolled');
  return [
    message('sled-run-way', {
      entered: count('arrived'),
      turned: count('turned-back'),
      stayed: count('waits'),
    }),
    message('sled-run-events', {
      events: count('event'),
      lost: paid - days.filter((change) => change < 0).reduce((sum, change) => sum + change, 0),
      won: days.filter((change) => change > 0).reduce((sum, change) => sum + change, 0),
    }),
    message('sled-run-dice', {
      rolls: rolled.length,
      beaten: rolled.filter(({ facts }) => Number(facts.total) >= Number(facts.difficulty)).length,
      fights: count('fight'),
      fought: count('fight-won'),
    }),
    message('sled-run-items', {
      stolen: count('stolen'),
      spent: count('used-up'),
      found: count('placed'),
    }),
  ];
}

/** The result as text, to be shown to others: nothing of the map. */
export function resultText(view: NordguardView, shape: string, link: string | null): string {
  const left = Math.max(view.days, 0);
  const lanterns = '▮'.repeat(left) + '▯'.repeat(Math.max(view.days_at_first - left, 0));
  const sentence = say(result(view));
  return [`Nordguard, ${shape}`, sentence, lanterns, ...(link ? [link] : [])].join('\n');
}
