// HTTP: one question, one answer or one refusal.

import type { Problem } from '../protocol';
import { message } from './words';
import type { Message } from './words';

/** The server refused, and says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** No answer came. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(path);
  }
}

function refusal(status: number, text: string): Error {
  try {
    return new Refused(status, JSON.parse(text) as Problem);
  } catch {
    return new Unreachable(`status ${status}`);
  }
}

/** What a problem says to a person. */
export function told(problem: Problem): Message {
  const facts: Record<string, string | number | Message> = { ...problem.facts };
  // The engine names suits and characters by their letters; sentences want their names.
  if (typeof facts.said === 'string') facts.suit = { name: `suit-${facts.said[0]}`, facts: {} };
  if (typeof facts.character === 'string')
    facts.character = { name: `character-${facts.character}`, facts: {} };
  return { name: problem.rule ? `refusal-${problem.reason}` : `problem-${problem.reason}`, facts };
}

/** What any failure says to a person. */
export function failure(error: unknown): Message {
  if (error instanceof Refused) return told(error.problem);
  if (error instanceof Unreachable) return message('problem-unreachable');
  throw error;
}
