import type { rules as english } from '../en/rules';
import type { Translated } from '../translated';

export const rules: Translated<typeof english> = {
  'rules.how': 'Cómo se juega',
  'rules.key': 'Cómo se juega (tecla {key})',
  'rules.titleOf': '{game}: cómo se juega',
  'rules.pictures': '{game} en seis imágenes',
  'rules.all': 'Todas las reglas',
  'rules.games': 'Juegos',
  'rules.print': 'Imprimir',
  'rules.page': 'Abrir como página',
  'rules.none': 'No se han podido cargar las reglas. Comprueba la conexión y recarga la página.',
  'rules.made': '{game} es un juego de {designer}, publicado por {publisher}.',
  'rules.independent':
    'Cifra es un proyecto independiente, sin relación con autores ni editoriales. Si te gusta un juego, cómpralo.',
  'rules.lessons': 'Jugar las lecciones',
  'rules.coach': 'Consejo',
  'rules.coach.whole': 'El consejo entero',
  'rules.coach.stop': 'No más consejos',
};
