import { describeStampedWrites } from '../../unit/db/stamped-writes-contract';

describeStampedWrites('the IndexedDB of Chromium');
