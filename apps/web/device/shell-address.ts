/** Where the switch stands; its document also stands for the pages that are computed here (see the service worker). */
export const SHELL_ADDRESS = '/calculer-sur-cet-appareil';
