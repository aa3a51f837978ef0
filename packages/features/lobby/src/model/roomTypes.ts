/** Types whose games are played at tables with seats. */
const WITH_ROOMS: readonly string[] = ['LIVE', 'PVP'];

/** Whether games of a type are played in rooms. */
export const hasRooms = (gameType: string): boolean => WITH_ROOMS.includes(gameType);
