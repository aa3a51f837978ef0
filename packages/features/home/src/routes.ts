/** Every address of the home page (RT-01). */
export const HOME_PATHS: readonly string[] = ['/', '/index', '/index.html', '/home'];
