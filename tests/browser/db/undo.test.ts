import { describeUndo } from '../../unit/db/undo-contract';

describeUndo('the IndexedDB of Chromium');
