import { describeUndo } from './undo-contract';

describeUndo('fake-indexeddb');
