import { localizePhotographs } from '#web/app/home/photographs/localizePhotographs.ts';

const photograph = {
  id: '00000000-0000-4000-8000-000000000001',
  imageUrl: '/public-objects/uploads/00000000-0000-4000-8000-000000000002',
  description: 'La sala',
  translations: { fr: { description: 'La salle' }, en: {} },
};

describe('the photographs in one language', () => {
  it.each([
    ['it', 'La sala', 'it'],
    ['fr', 'La salle', 'fr'],
    ['en', 'La sala', 'it'],
    ['es', 'La sala', 'it'],
  ] as const)('%s shows «%s», which is marked as %s', (language, description, textLanguage) => {
    const { id, imageUrl } = photograph;
    expect(localizePhotographs([photograph], language)).toEqual({
      language,
      list: [{ id, imageUrl, description, language: textLanguage }],
    });
  });
});
