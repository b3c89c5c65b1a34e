import { localizePhotographs } from '#web/app/home/photographs/localizePhotographs.ts';

const photograph = {
  id: '00000000-0000-4000-8000-000000000001',
  imageUrl: '/public-objects/uploads/00000000-0000-4000-8000-000000000002',
  description: 'La sala',
  translations: { fr: { description: 'La salle' }, en: {} },
};

describe('the localized photographs', () => {
  it.each([
    ['it', 'La sala', 'it'],
    ['fr', 'La salle', 'fr'],
    ['en', 'La sala', 'it'],
    ['es', 'La sala', 'it'],
  ] as const)(
    'have in %s the description «%s», marked as %s',
    (language, description, textLanguage) => {
      const { id, imageUrl } = photograph;
      expect(localizePhotographs([photograph], language)).toEqual({
        language,
        list: [{ id, imageUrl, description, language: textLanguage }],
      });
    },
  );
});
