import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'group.title': 'Groupe {code}',
  'group.heading': '{game} en groupe',
  'group.name': 'Votre nom',
  'group.new': 'Un tirage pour un groupe',
  'group.about': 'Tout le monde reçoit les mêmes cartes dans le même ordre et joue de son côté. Ensuite, on compare.',
  'group.own': 'Chacun à son rythme',
  'group.ownAbout':
    'Entre amis : envoyez le lien, et chacun joue quand il veut. Personne ne connaît l’ordre avant d’avoir fini.',
  'group.step': 'Tous ensemble',
  'group.stepAbout':
    'Pour une classe ou pour ceux qui ont la boîte : vous retournez les cartes, un grand écran les montre, et chacun pose sur son téléphone ou avec de vraies tuiles.',
  'group.open': 'Ouvrir le groupe',
  'group.follow': 'Tous les téléphones suivent',
  'group.followAbout':
    'Vous retournez les cartes, et chaque téléphone qui participe montre celle qui est retournée. À la fin, les téléphones recueillent le score de vos vraies tuiles. Les cartes sont remélangées.',
  'group.host': 'Hôte : {name}',
  'group.link': 'Lien vers le groupe',
  'group.joinHere': 'Poser sur cet appareil',
  'group.joinTiles': 'Jouer avec de vraies tuiles',
  'group.waits': 'Vous y êtes. La première carte arrive quand l’hôte la retourne.',
  'group.tilesWait': 'Posez chaque carte avec vos tuiles. Quand toutes sont retournées, vous donnez ici votre score.',
  'group.nextWaits': 'Posée. La carte suivante arrive quand l’hôte la retourne.',
  'group.cardOf': 'Carte {card} sur {cards}',
  'group.turn': 'Retourner la carte {card}',
  'group.placed': 'posée par {placed} sur {n}',
  'group.screen': 'Page pour le projecteur',
  'group.end': 'Terminer le groupe',
  'group.endAsk': 'Ensuite, plus personne ne peut jouer, et tout le monde peut voir toutes les constructions.',
  'group.remove': 'Supprimer le groupe',
  'group.removeAsk': 'La liste des résultats disparaît. Chacun garde sa partie.',
  'group.ended': 'Ce groupe est terminé.',
  'group.results': 'Le groupe',
  'group.none': 'Personne ne participe encore.',
  'group.far': '{placed} sur {cards}',
  'group.byHand': 'compté à la main',
  'group.score': 'Votre score',
  'group.hand': 'Donner le score',
  'group.count': 'Compter en touchant les tuiles',
  'group.layout': 'Construction de {name}',
  'group.hidden': 'Vous verrez les constructions quand votre partie sera finie.',
  'group.review': 'Analyse',
  'group.gone': 'Aucun groupe n’a ce code. Il a peut-être été supprimé.',
  'group.full': 'Ce groupe est complet.',
};

export default words;
