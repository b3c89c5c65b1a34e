import { HtmlValidate } from 'html-validate';
import { allSamples } from '#test/support/fixtures/guest-mails.ts';
import { quoteMailSamples } from '#test/support/fixtures/quote-mails.ts';

/**
 * Two disabled rules reject the notation of React. The other three reject what mail programs need:
 * conditional comments, old attributes of tables and inline styles.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'no-conditional-comment': 'off',
    'no-deprecated-attr': 'off',
    'no-inline-style': 'off',
  },
});

describe('the HTML of the mails', () => {
  it.each([...allSamples, ...quoteMailSamples])('$name in $language is valid', async ({ mail }) => {
    const { results } = await validator.validateString(mail.html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('is reported as invalid when a closing tag is missing', async () => {
    const broken = allSamples[0]!.mail.html.replace('</h1>', '');
    expect((await validator.validateString(broken)).valid).toBe(false);
  });
});
