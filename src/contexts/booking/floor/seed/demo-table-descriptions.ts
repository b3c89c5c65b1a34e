import type { DescriptionTranslations } from '#src/contracts/common/translations.ts';

const inLanguages = (en: string, es: string, fr: string): DescriptionTranslations => ({
  en: { description: en },
  es: { description: es },
  fr: { description: fr },
});

/** Maps each Italian description to its translations. Tables side by side share a description. */
export const tableDescriptions: Readonly<Record<string, DescriptionTranslations>> = {
  'Accanto alla vetrata': inLanguages(
    'Beside the big window',
    'Junto a la cristalera',
    'Près de la baie vitrée',
  ),
  'Sotto gli archi di pietra': inLanguages(
    'Under the stone arches',
    'Bajo los arcos de piedra',
    'Sous les arches de pierre',
  ),
  'Vicino al forno a legna': inLanguages(
    'Near the wood-fired oven',
    'Cerca del horno de leña',
    'Près du four à bois',
  ),
  'Comodo per passeggini e carrozzine, senza gradini': inLanguages(
    'Easy for pushchairs and wheelchairs, no steps',
    'Cómoda para cochecitos y sillas de ruedas, sin escalones',
    'Pratique pour les poussettes et les fauteuils roulants, sans marche',
  ),
  'Tavolo tondo al centro della sala': inLanguages(
    'Round table in the middle of the room',
    'Mesa redonda en el centro de la sala',
    'Table ronde au centre de la salle',
  ),
  'La tavolata del camino': inLanguages(
    'The big table by the fireplace',
    'La mesa grande de la chimenea',
    'La grande tablée près de la cheminée',
  ),
  'Vista sulla valle': inLanguages('Valley view', 'Vistas al valle', 'Vue sur la vallée'),
  'Angolo raccolto': inLanguages('A cosy corner', 'Un rincón íntimo', 'Un coin intime'),
  'Lungo la parete di maioliche': inLanguages(
    'Along the majolica wall',
    'Junto a la pared de mayólicas',
    'Le long du mur de majoliques',
  ),
  'Accanto alla cantina a vista': inLanguages(
    'Beside the wine cellar, in full view',
    'Junto a la bodega a la vista',
    'À côté de la cave à vin, bien en vue',
  ),
  'Saletta riservata': inLanguages('A private room', 'Saloncito reservado', 'Petit salon privé'),
  'Affacciato sul tramonto': inLanguages(
    'Facing the sunset',
    'De cara a la puesta de sol',
    'Face au coucher du soleil',
  ),
  'Sotto il pergolato': inLanguages('Under the pergola', 'Bajo la pérgola', 'Sous la pergola'),
  'Accanto al melograno': inLanguages(
    'Beside the pomegranate tree',
    'Junto al granado',
    'À côté du grenadier',
  ),
  'Tavolo lungo con vista sui campi di grano': inLanguages(
    'Long table with a view of the wheat fields',
    'Mesa larga con vistas a los campos de trigo',
    'Longue table avec vue sur les champs de blé',
  ),
};
