/**
 * Loaded before a program of the product (`node --import`): makes it die by its own hand at the worst moments. The product
 * knows nothing of it. `CHAOS_DEATHS`: JSON of chances per moment, 0 to 1; `CHAOS_NOTES`: the file that a line is written to
 * just before each death.
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

/** Kills the process after PostgreSQL confirmed a commit, before the client gets an answer. */
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

// When the scenario itself is killed, its processes must not survive.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1_000).unref();
