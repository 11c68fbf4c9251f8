// The words of the page that is shown where there is no network; the build makes a page of them for each language.
export const OFFLINE = { title: 'told.offline_title', text: 'told.offline_text', again: 'told.offline_again' };
