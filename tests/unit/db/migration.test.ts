import { describeMigration } from './migration-contract';

describeMigration('fake-indexeddb');
