import { readFileSync } from 'node:fs';
import { rolesByAudience, type Audience } from '#src/contracts/common/access-rights.ts';
import { operations } from '#test/support/assertions/api-contract.ts';

const guide = readFileSync('docs/security.md', 'utf8');

const SUMMARIES: Readonly<Partial<Record<Audience, string>>> = {
  public: 'see `/api/docs`',
  administrator: 'all others',
};

const toRow = (audience: Audience): string => {
  const roles = audience === 'public' ? ['any caller'] : rolesByAudience[audience];
  const names = operations
    .filter((operation) => operation.audience === audience)
    .map(({ name }) => `\`${name}\``)
    .sort();
  return `| \`${audience}\` | ${roles.join(', ')} | ${SUMMARIES[audience] ?? names.join(', ')} |`;
};

describe('the table of access rights in docs/security.md', () => {
  it.each(Object.keys(rolesByAudience) as Audience[])(
    'lists the roles and the operations of the audience %s',
    (audience) => {
      expect(guide.split('\n')).toContain(toRow(audience));
    },
  );

  it('includes the owner in every audience except the one of the trusted device', () => {
    for (const [audience, roles] of Object.entries(rolesByAudience))
      if (audience !== 'trusted-device') expect(roles).toContain('administrator');
  });
});
