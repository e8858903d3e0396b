// Parties classées et classements.
const words = {
  'rated.means':
    'Le résultat change le classement de tous ceux qui jouent. Entre personnes seulement, et avec une horloge.',
  'rated.noBots': 'Seulement sans bots : retire-les d’abord.',
  'rated.late': 'D’autres sont déjà à la table. Choisis-le avant qu’ils s’assoient.',
  'rated.needsClock': 'Seulement avec une horloge : choisis-en une d’abord.',
  'rated.usual': 'Seulement avec les options habituelles.',
  'rated.agree':
    'Le résultat change ton classement ; en t’asseyant, tu acceptes. Si un bot joue à ta place, tu finis à la dernière place.',
  'rated.is': 'Le résultat change ton classement. Si un bot joue à ta place, tu finis à la dernière place.',
  'rated.missing': 'Il manque encore une personne : envoie le lien.',
  'rated.about':
    'Deux fois sur trois, le vrai niveau n’est pas plus loin que le nombre après ±. Visible à partir de cinq parties classées.',
  'rated.spoken': 'classement {rating}, plus ou moins {uncertainty}',
  'rated.up': 'plus {n}',
  'rated.down': 'moins {n}',
  'rated.same': 'inchangé',
  'rated.title': 'Tes classements',
  'rated.games': { one: '{n} partie classée', other: '{n} parties classées' },
  'rated.notYet': 'dès la cinquième partie',
} as const;

export default words;
