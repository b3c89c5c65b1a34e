import { agnello } from './agnello.mjs';
import { arancine } from './arancine.mjs';
import { biancomangiare } from './biancomangiare.mjs';
import { bruschette } from './bruschette.mjs';
import { busiate } from './busiate.mjs';
import { cannoli } from './cannoli.mjs';
import { caponata } from './caponata.mjs';
import { cassata } from './cassata.mjs';
import { cassatelle } from './cassatelle.mjs';
import { cavati } from './cavati.mjs';
import { cazzilli } from './cazzilli.mjs';
import { frittata } from './frittata.mjs';
import { frittura } from './frittura.mjs';
import { gelo } from './gelo.mjs';
import { granita } from './granita.mjs';
import { grigliata } from './grigliata.mjs';
import { insalataArance } from './insalata-arance.mjs';
import { involtini } from './involtini.mjs';
import { maccu } from './maccu.mjs';
import { menuBrace, menuFesta, menuOrto, menuTerra } from './tasting-menus.mjs';
import { norma } from './norma.mjs';
import { paneCunzato } from './pane-cunzato.mjs';
import { panePanelle } from './pane-panelle.mjs';
import { panelle } from './panelle.mjs';
import { panino } from './panino.mjs';
import { parmigiana } from './parmigiana.mjs';
import { pastaAlForno } from './pasta-al-forno.mjs';
import { polpette } from './polpette.mjs';
import { primosale } from './primosale.mjs';
import { ravioli } from './ravioli.mjs';
import { risottoMelagrana } from './risotto-melagrana.mjs';
import { salsiccia } from './salsiccia.mjs';
import { sarde } from './sarde.mjs';
import { tagliere } from './tagliere.mjs';

/**
 * Every dish in menu order. Its name is also its file name (`/dishes/NAME-640`) and its key in the
 * demo menu.
 */
export const DISHES = {
  arancine,
  panelle,
  cazzilli,
  primosale,
  frittura,
  caponata,
  tagliere,
  'insalata-arance': insalataArance,
  polpette,
  parmigiana,
  sarde,
  bruschette,
  norma,
  busiate,
  'pasta-al-forno': pastaAlForno,
  maccu,
  cavati,
  ravioli,
  'risotto-melagrana': risottoMelagrana,
  involtini,
  grigliata,
  salsiccia,
  agnello,
  frittata,
  panino,
  'pane-panelle': panePanelle,
  'pane-cunzato': paneCunzato,
  cannoli,
  cassata,
  granita,
  cassatelle,
  gelo,
  biancomangiare,
  'menu-terra': menuTerra,
  'menu-brace': menuBrace,
  'menu-orto': menuOrto,
  'menu-festa': menuFesta,
};
