import { describeMigration } from '../../unit/db/migration-contract';

describeMigration('the IndexedDB of Chromium');
