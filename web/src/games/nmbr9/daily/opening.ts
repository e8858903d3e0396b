// The cards that lie open before anybody has begun a day, from what the server says.
export function openCards(opening: unknown): number[] {
  const cards = (opening as { cards?: unknown } | null)?.cards;
  const isCard = (card: unknown): card is number => Number.isInteger(card) && Number(card) >= 0 && Number(card) <= 9;
  return Array.isArray(cards) && cards.every(isCard) ? cards : [];
}
