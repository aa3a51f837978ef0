import { createRoot } from 'react-dom/client';
import { App } from './App';
import '../bare/styles.css';

const container = document.getElementById('root');
if (container !== null) createRoot(container).render(<App />);
