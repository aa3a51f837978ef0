// Runs what draws when its file is run, and not when the site first asks for it: a task less long.
import 'react-dom/client';
