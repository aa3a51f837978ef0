// Evaluates React with its own file, in a task of its own: that keeps the site's first task short.
import 'react-dom/client';
