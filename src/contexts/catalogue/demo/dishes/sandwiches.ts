import { buildDemoDishes } from './build-demo-dishes.ts';

export const sandwiches = buildDemoDishes('Panini', [
  {
    name: 'Panino del casale',
    price: '€ 8,50',
    picture: 'panino',
    isPopular: true,
    description:
      'Pane di semola caldo, prosciutto cotto al forno, tuma fresca, pomodoro e lattuga croccante.',
    allergens: ['gluten', 'milk'],
    translations: {
      en: 'Warm semolina bread, oven-baked ham, fresh tuma cheese, tomato and crisp lettuce.',
      es: 'Pan de sémola caliente, jamón asado al horno, queso tuma fresco, tomate y lechuga crujiente.',
      fr: 'Pain de semoule chaud, jambon cuit au four, tuma fraîche, tomate et laitue croquante.',
    },
  },
  {
    name: 'Pane e panelle',
    price: '€ 6,00',
    picture: 'pane-panelle',
    isPopular: true,
    isHomemade: true,
    diet: 'vegan',
    description:
      'Mafalda al sesamo, panelle bollenti, cazzilli e limone. Il cibo di strada più siciliano che ci sia.',
    allergens: ['gluten', 'sesame'],
    translations: {
      en: 'A sesame mafalda roll, piping hot chickpea panelle, potato cazzilli and lemon. Street food does not come more Sicilian.',
      es: 'Mafalda de sésamo, panelle de garbanzo bien calientes, cazzilli de patata y limón. La comida callejera más siciliana que existe.',
      fr: 'Pain mafalda au sésame, panelle de pois chiches brûlantes, cazzilli de pomme de terre et citron. La cuisine de rue la plus sicilienne qui soit.',
    },
  },
  {
    name: 'Pane cunzato',
    price: '€ 7,50',
    picture: 'pane-cunzato',
    isHomemade: true,
    description:
      'Pagnotta appena sfornata con olio, pomodoro, acciughe, primosale, origano e pepe.',
    allergens: ['gluten', 'fish', 'milk'],
    translations: {
      en: 'A loaf fresh from the oven with olive oil, tomato, anchovies, primosale cheese, oregano and pepper.',
      es: 'Hogaza recién salida del horno con aceite, tomate, anchoas, queso primosale, orégano y pimienta.',
      fr: 'Miche tout juste sortie du four, avec huile d’olive, tomate, anchois, primosale, origan et poivre.',
    },
  },
  {
    name: '’Mpanata di broccoli e salsiccia',
    price: '€ 7,00',
    isHomemade: true,
    description:
      'Focaccia chiusa, ripiena di broccoli affogati e salsiccia, cotta nel forno a legna e servita a spicchi.',
    allergens: ['gluten', 'sulphites'],
    translations: {
      en: 'A closed focaccia filled with braised broccoli and sausage, baked in the wood-fired oven and served in wedges.',
      es: 'Focaccia cerrada, rellena de brócoli rehogado y salchicha, cocida en el horno de leña y servida en porciones.',
      fr: 'Focaccia fermée, farcie de brocolis étuvés et de saucisse, cuite au four à bois et servie en parts.',
    },
  },
  {
    name: 'Guastedda ennese',
    price: '€ 7,00',
    isHomemade: true,
    description: 'Focaccia bassa di grano duro con pomodoro a pezzi, pancetta e molto pepe nero.',
    allergens: ['gluten'],
    translations: {
      en: 'A flat durum wheat focaccia with chopped tomato, pancetta and plenty of black pepper.',
      es: 'Focaccia baja de trigo duro con tomate en trozos, panceta y mucha pimienta negra.',
      fr: 'Focaccia basse de blé dur avec tomate en morceaux, pancetta et beaucoup de poivre noir.',
    },
  },
  {
    name: 'Salsiccia e cipolla',
    price: '€ 8,00',
    description:
      'Salsiccia al finocchietto sulla brace, cipolla arrostita e caciocavallo fuso in pane al sesamo.',
    allergens: ['gluten', 'milk', 'sesame', 'sulphites'],
    translations: {
      en: 'Wild fennel sausage grilled over embers, roasted onion and melted caciocavallo in sesame bread.',
      es: 'Salchicha al hinojo silvestre a la brasa, cebolla asada y caciocavallo fundido en pan de sésamo.',
      fr: 'Saucisse au fenouil sauvage à la braise, oignon rôti et caciocavallo fondu dans un pain au sésame.',
    },
  },
  {
    name: 'Arrosto di suino nero',
    price: '€ 9,50',
    isNew: true,
    isHomemade: true,
    description:
      'Suino nero dei Nebrodi cotto a bassa temperatura, senape in grani, mele e rucola.',
    allergens: ['gluten', 'mustard', 'sulphites'],
    translations: {
      en: 'Nebrodi black pig cooked at low temperature, wholegrain mustard, apple and rocket.',
      es: 'Cerdo negro de los Nebrodi cocinado a baja temperatura, mostaza en grano, manzana y rúcula.',
      fr: 'Porc noir des Nebrodi cuit à basse température, moutarde en grains, pommes et roquette.',
    },
  },
  {
    name: 'Panino dell’orto',
    price: '€ 7,50',
    diet: 'vegan',
    description:
      'Melanzane, zucchine e peperoni alla griglia con crema di ceci e sesamo, basilico e olio.',
    allergens: ['gluten', 'sesame'],
    translations: {
      en: 'Grilled aubergine, courgette and peppers with chickpea and sesame cream, basil and olive oil.',
      es: 'Berenjena, calabacín y pimientos a la parrilla con crema de garbanzos y sésamo, albahaca y aceite.',
      fr: 'Aubergines, courgettes et poivrons grillés, crème de pois chiches et sésame, basilic et huile d’olive.',
    },
  },
]);
