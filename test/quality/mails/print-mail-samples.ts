import { writeMailSamples } from './write-mail-samples.ts';

/** `npm run mails` writes mail samples to `var/mails`, or to the folder in the first argument. */
const [folder = 'var/mails'] = process.argv.slice(2);
writeMailSamples(folder);
process.stdout.write(`The mails are in ${folder}, and all.html shows them on one page.\n`);
