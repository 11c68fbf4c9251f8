"""The mutants: the list fits the sources. Whether each is found by its test is seen when they are run."""

from tools.mutants import SOURCE, read_table


def test_each_mutant_replaces_a_text_that_stands_in_its_file_once() -> None:
    texts = {one.file: (SOURCE / one.file).read_text(encoding="utf-8") for one in read_table()}
    assert [(one.file, one.old) for one in read_table() if texts[one.file].count(one.old) != 1] == []
