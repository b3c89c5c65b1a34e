import { buildDemoDishes } from './build-demo-dishes.ts';

export const firstCourses = buildDemoDishes('Primi Piatti', [
  {
    name: 'Pasta alla Norma',
    price: '€ 12,00',
    picture: 'norma',
    isPopular: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Maccheroni di semola, pomodoro fresco, melanzane fritte, basilico e tanta ricotta salata.',
    allergens: ['gluten', 'milk'],
    translations: {
      en: 'Durum wheat maccheroni, fresh tomato, fried aubergine, basil and plenty of salted ricotta.',
      es: 'Macarrones de sémola, tomate fresco, berenjena frita, albahaca y mucha ricotta salada.',
      fr: 'Macaronis de semoule, tomate fraîche, aubergines frites, basilic et beaucoup de ricotta salée.',
    },
  },
  {
    name: 'Busiate al pesto trapanese',
    price: '€ 13,00',
    picture: 'busiate',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Busiate fresche con mandorle, pomodorini, aglio e basilico pestati a mano. Al posto del formaggio, mollica tostata.',
    allergens: ['gluten', 'nuts'],
    translations: {
      en: 'Fresh busiate with almonds, cherry tomatoes, garlic and basil pounded by hand. In place of cheese, toasted breadcrumbs.',
      es: 'Busiate frescas con almendras, tomatitos, ajo y albahaca majados a mano. En lugar de queso, miga de pan tostada.',
      fr: 'Busiate fraîches aux amandes, tomates cerises, ail et basilic pilés à la main. À la place du fromage, de la mie de pain grillée.',
    },
  },
  {
    name: 'Pasta al forno di casa',
    price: '€ 13,00',
    picture: 'pasta-al-forno',
    isPopular: true,
    isHomemade: true,
    description:
      'Come la domenica: anelletti, ragù di maiale, melanzane, uovo sodo, piselli e caciocavallo, con la crosta che tutti si contendono.',
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'sulphites'],
    translations: {
      en: 'Just like Sunday: anelletti, pork ragù, aubergine, hard-boiled egg, peas and caciocavallo, with the crust that everyone fights over.',
      es: 'Como los domingos: anelletti, ragú de cerdo, berenjena, huevo duro, guisantes y caciocavallo, con esa costra que todos se disputan.',
      fr: 'Comme le dimanche : anelletti, ragù de porc, aubergines, œuf dur, petits pois et caciocavallo, avec la croûte que tout le monde se dispute.',
    },
  },
  {
    name: 'Maccu di fave',
    price: '€ 11,00',
    picture: 'maccu',
    isHomemade: true,
    diet: 'vegan',
    description:
      'Crema di fava larga di Leonforte con finocchietto selvatico, olio a crudo e crostini di pane nero.',
    allergens: ['gluten'],
    translations: {
      en: 'Cream of Leonforte broad beans with wild fennel, a drizzle of olive oil and dark bread croutons.',
      es: 'Crema de habas anchas de Leonforte con hinojo silvestre, aceite en crudo y picatostes de pan negro.',
      fr: 'Crème de fèves larges de Leonforte au fenouil sauvage, filet d’huile d’olive crue et croûtons de pain noir.',
    },
  },
  {
    name: 'Frascatole ai finocchietti',
    price: '€ 11,00',
    isNew: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'La polenta contadina di Calascibetta: semola e farina di ceci, finocchietto, broccoletti di campo e olio buono.',
    allergens: ['gluten'],
    translations: {
      en: 'The country polenta of Calascibetta: semolina and chickpea flour, wild fennel, field broccoli and good olive oil.',
      es: 'La polenta campesina de Calascibetta: sémola y harina de garbanzos, hinojo silvestre, brócoli de campo y buen aceite.',
      fr: 'La polenta paysanne de Calascibetta : semoule et farine de pois chiches, fenouil sauvage, brocolis des champs et bonne huile d’olive.',
    },
  },
  {
    name: 'Cavati al sugo di maiale',
    price: '€ 13,50',
    picture: 'cavati',
    isHomemade: true,
    description:
      'Cavatelli tirati con due dita, sugo di costine e salsiccia cotto quattro ore, pioggia di pecorino.',
    allergens: ['gluten', 'milk', 'celery', 'sulphites'],
    translations: {
      en: 'Cavatelli shaped with two fingers, a sauce of ribs and sausage cooked for four hours, a shower of pecorino.',
      es: 'Cavatelli formados con dos dedos, salsa de costillas y salchicha cocida cuatro horas, lluvia de pecorino.',
      fr: 'Cavatelli façonnés à deux doigts, sauce aux travers de porc et à la saucisse mijotée quatre heures, pluie de pecorino.',
    },
  },
  {
    name: 'Bucatini coi broccoli',
    price: '€ 12,00',
    description:
      'Cavolfiore disfatto in padella con acciughe, pinoli, uva passa e zafferano, finito con mollica abbrustolita.',
    allergens: ['gluten', 'fish', 'sulphites'],
    translations: {
      en: 'Cauliflower cooked down in the pan with anchovies, pine nuts, raisins and saffron, finished with toasted breadcrumbs.',
      es: 'Coliflor deshecha en la sartén con anchoas, piñones, pasas y azafrán, rematada con miga de pan tostada.',
      fr: 'Chou-fleur fondu à la poêle avec anchois, pignons, raisins secs et safran, fini avec de la mie de pain grillée.',
    },
  },
  {
    name: 'Ravioli di ricotta e maggiorana',
    price: '€ 14,00',
    picture: 'ravioli',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Sfoglia all’uovo, ricotta di pecora e maggiorana, con salsa di pomodoro leggera e basilico.',
    allergens: ['gluten', 'eggs', 'milk'],
    translations: {
      en: 'Egg pasta, sheep’s milk ricotta and marjoram, with a light tomato sauce and basil.',
      es: 'Pasta al huevo, ricotta de oveja y mejorana, con una salsa ligera de tomate y albahaca.',
      fr: 'Pâte aux œufs, ricotta de brebis et marjolaine, avec une sauce tomate légère et du basilic.',
    },
  },
  {
    name: 'Tagliatelle ai funghi di ferla',
    price: '€ 15,00',
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'I funghi carnosi dei nostri pascoli, aglio, prezzemolo e scaglie di Piacentinu Ennese DOP.',
    allergens: ['gluten', 'eggs', 'milk'],
    translations: {
      en: 'The meaty mushrooms of our pastures, garlic, parsley and shavings of Piacentinu Ennese PDO.',
      es: 'Las setas carnosas de nuestros pastos, ajo, perejil y lascas de Piacentinu Ennese DOP.',
      fr: 'Les champignons charnus de nos pâturages, ail, persil et copeaux de Piacentinu Ennese AOP.',
    },
  },
  {
    name: 'Risotto alla melagrana',
    price: '€ 14,00',
    picture: 'risotto-melagrana',
    isNew: true,
    isHomemade: true,
    diet: 'vegetarian',
    description:
      'Il piatto della casa: riso mantecato con piacentinu, vino rosso e chicchi di melagrana aggiunti all’ultimo.',
    allergens: ['milk', 'celery', 'sulphites'],
    translations: {
      en: 'The dish of the house: rice stirred creamy with Piacentinu cheese, red wine and pomegranate seeds added at the last moment.',
      es: 'El plato de la casa: arroz meloso con piacentinu, vino tinto y granos de granada añadidos en el último momento.',
      fr: 'Le plat de la maison : riz lié au piacentinu, vin rouge et grains de grenade ajoutés au dernier moment.',
    },
  },
]);
