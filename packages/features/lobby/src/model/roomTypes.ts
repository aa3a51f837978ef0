/** Types whose games are played at tables with seats. */
const WITH_ROOMS: readonly string[] = ['LIVE', 'PVP'];

export const hasRooms = (gameType: string): boolean => WITH_ROOMS.includes(gameType);
