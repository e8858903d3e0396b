// Five seats: a colour and a symbol, always together with the name.
export const seatColours = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
export type SeatColour = (typeof seatColours)[number];

export function colourOf(seat: number): SeatColour {
  return seatColours[seat % seatColours.length] as SeatColour;
}
