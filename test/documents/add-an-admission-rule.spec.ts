import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copySourceTree } from '#test/support/fixtures/copied-source-tree.ts';

const [, diff = ''] =
  /```diff\n([^]*?)```/.exec(readFileSync('docs/how-to/add-an-admission-rule.md', 'utf8')) ?? [];
const changed = [...diff.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, path]) => path!);
const RULES = 'src/contexts/booking/domain/admission-rules.ts';
const ITALIAN = 'src/messages/refusals/it.ts';
const SPANISH = 'src/messages/refusals/es.ts';

let tree: ReturnType<typeof copySourceTree>;
beforeAll(() => {
  tree = copySourceTree();
});
afterAll(() => tree.remove());

const PROGRAM = `
  const { admissionRules } = await import('#src/contexts/booking/domain/admission-rules.ts');
  const { firstRefusal } = await import('#src/contexts/booking/domain/check-admission.ts');
  const { assertAdmissibleAtDesk } = await import('#src/contexts/booking/domain/desk-admission-rules.ts');
  const { translateMessage } = await import('#src/messages/format-message.ts');
  const slot = { id: 'slot', isActive: true, turnKey: null, mealType: 'cena' };
  const facts = {
    date: '2027-03-13', today: '2027-03-13', lastDay: '2028-03-10', minutesToStart: 90,
    leadTimeMinutes: 30, closed: false, closedRooms: [], floorsOutOfSeason: [], closedFloors: [], kitchenClosesAt: null, slot, coversHeld: 0, maxCovers: 75, partiesWithoutTable: [],
    tables: [{ id: 'table', isActive: true, blocked: false, takenBy: null, capacity: 8, capacityMin: null, joinGroup: null }],
  };
  const request = (numberOfPeople) => ({ tableId: null, numberOfPeople });
  const refusal = firstRefusal(admissionRules, request(8), facts);
  const changes = { turn: true, table: true, grows: true };
  console.log(JSON.stringify([
    firstRefusal(admissionRules, request(6), facts),
    refusal.code,
    translateMessage(refusal.message, 'fr'),
    assertAdmissibleAtDesk(request(8), facts, changes, true),
  ]));
`;

describe('the change in docs/how-to/add-an-admission-rule.md', () => {
  it('does not compile without the text of one language', () => {
    const [italian, spanish] = [tree.read(ITALIAN), tree.read(SPANISH)];
    tree.applyDiff(diff);
    const [withItalian, withSpanish] = [tree.read(ITALIAN), tree.read(SPANISH)];
    tree.write(SPANISH, spanish);
    expect(tree.findFilesWithErrors(changed)).toEqual([SPANISH]);
    tree.write(SPANISH, withSpanish);
    tree.write(ITALIAN, italian);
    expect(tree.findFilesWithErrors(changed)).toContain(RULES);
    tree.write(ITALIAN, withItalian);
  });

  it('compiles with all texts', () => expect(tree.findFilesWithErrors(changed)).toEqual([]));

  it('rejects guests with the translated text, and lets staff override the rule', () =>
    expect(
      JSON.parse(
        execFileSync('node', ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], {
          cwd: tree.folder,
          encoding: 'utf8',
        }),
      ),
    ).toEqual([
      null,
      'large_party_notice',
      'Pour 8 personnes, réservez au moins deux heures avant ou appelez-nous.',
      ['large_party_notice'],
    ]));
});
