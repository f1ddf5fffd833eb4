/** Of the app, and of the model runtime it brings: from package.json. */
declare const __APP_VERSION__: string;
declare const __RUNTIME_VERSION__: string;
