import { writeMailSamples } from './write-mail-samples.ts';

/** `npm run mails` writes the samples to `var/mails`, or to the folder of the first argument. */
const [folder = 'var/mails'] = process.argv.slice(2);
process.stdout.write(`${writeMailSamples(folder).length} mails in ${folder}\n`);
