/**
 * Code that `node --import` loads into a server or worker to kill it around database writes.
 * `CHAOS_DEATHS` is JSON of the probability per moment, 0 to 1. `CHAOS_NOTES` is the file that
 * records each kill.
 */
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const chances = {
  beforeCommit: 0,
  afterCommit: 0,
  beforeRecord: 0,
  ...JSON.parse(process.env.CHAOS_DEATHS ?? '{}'),
};
const written = new WeakSet();

const die = (moment) => {
  appendFileSync(process.env.CHAOS_NOTES, `${process.pid} ${moment}\n`);
  process.kill(process.pid, 'SIGKILL');
};
const strikes = (moment) => Math.random() < chances[moment];

const send = pg.Client.prototype.query;

/**
 * Kills the process after PostgreSQL has confirmed a commit and before the client gets a response.
 */
const dyingAfter = function (client, given) {
  client.connection.once('commandComplete', () => die('afterCommit'));
  return send.apply(client, given);
};

pg.Client.prototype.query = function query(...given) {
  const text = (typeof given[0] === 'string' ? given[0] : given[0]?.text) ?? '';
  if (/insert into event /i.test(text)) written.add(this);
  if (/insert into delivery/i.test(text) && strikes('beforeRecord')) die('beforeRecord');
  if (!/^(commit|rollback)\b/i.test(text)) return send.apply(this, given);
  const counts = written.delete(this) && /^commit/i.test(text);
  if (counts && strikes('beforeCommit')) die('beforeCommit');
  return counts && strikes('afterCommit') ? dyingAfter(this, given) : send.apply(this, given);
};

/*
 * Ends this process after its parent, the chaos test, was killed. Otherwise it would run forever.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1_000).unref();
