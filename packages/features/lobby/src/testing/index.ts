export { fullLobby, gameRoom, lobbyOf } from './handlers';
