import { describeForeignDocuments, memoryStore } from './foreign-documents.test.support';

describeForeignDocuments('embedded', memoryStore);
